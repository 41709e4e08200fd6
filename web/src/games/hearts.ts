import type { Polish } from "./polish";

export default {} satisfies Polish;
