import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Tell the service worker which files this build has, so that it can keep them all. */
export function offline(): Plugin {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const worker = join(folder, "sw.js");
      const files = readdirSync(folder, { recursive: true, encoding: "utf-8" })
        .map((name) => name.replaceAll("\\", "/"))
        .filter((name) => !/^(sw\.js|index\.html|.*\.png)$/.test(name) && statSync(join(folder, name)).isFile())
        .sort();
      const version = createHash("sha256").update(readFileSync(join(folder, "index.html"))).update(files.join()).digest("hex");
      const text = readFileSync(worker, "utf-8")
        .replace("/* files */ []", JSON.stringify(files))
        .replace('/* version */ ""', JSON.stringify(version.slice(0, 12)));
      writeFileSync(worker, text);
    },
  };
}
