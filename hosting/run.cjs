// Checks Node.js and the packages, then runs a module: `node hosting/run.cjs hosting/commands/start.ts`.
// Without a module it only checks. Nothing newer than ES2017 here: an old Node.js must be able to read
// this file to print the sentence below.
// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node.js does not know the protocol.
const fs = require("fs");
const path = require("path");

const root = path.join(__dirname, "..");

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function isOlder(version, required) {
  const have = version.split(".").map(Number);
  const want = required.split(".").map(Number);
  const first = want.findIndex((part, at) => part !== have[at]);
  return first >= 0 && have[first] < want[first];
}

const packageFile = path.join(root, "package.json");
const required = /[0-9.]+/.exec(JSON.parse(fs.readFileSync(packageFile, "utf8")).engines.node)[0];
const version = process.versions.node;

if (isOlder(version, required)) {
  fail(
    `Node.js ${version} is too old. Install ${required} or newer (https://nodejs.org/), then run the command again.`,
  );
}
if (!fs.existsSync(path.join(root, "node_modules/tsx"))) {
  fail("The packages are not installed. Run npm ci, then run the command again.");
}
if (process.argv[2]) require("./lib/run-module.cjs")(path.resolve(root, process.argv[2]));
