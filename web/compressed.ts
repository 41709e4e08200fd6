import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = 1000; // bytes; below that nothing is won
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Write each file of text compressed as well, so that the house has nothing to do when it is asked for. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const path = join(folder, name);
        if (!TEXT.test(name) || statSync(path).size < WORTH) continue;
        const whole = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
