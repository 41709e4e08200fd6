// The words of the house and of the client; common.ftl comes first, as every game has it too.
import common from "../../../src/parlour/words/de/common.ftl?raw";
import house from "../../../src/parlour/words/de/house.ftl?raw";
import table from "../../../src/parlour/words/de/table.ftl?raw";
import web from "../../../src/parlour/words/de/web.ftl?raw";

export default [common, house, web, table];
