// Loaded first into the process that runs the functions. Tells the changed code there which change is
// active and which test runs, as the tests' process wrote it, and writes back which changes each test
// has reached.
const fs = require("node:fs");
const path = require("node:path");

const folder = path.dirname(process.env.MUTANTS_SWITCH);
const coverageFile = path.join(folder, `coverage-${process.pid}.json`);

/** The state changes with each test, but the changed code asks thousands of times within one. */
const FRESH_MS = 5;
const WRITE_MS = 50;

let state = {};
let readAt = Number.NEGATIVE_INFINITY;

function read(field) {
  if (performance.now() - readAt > FRESH_MS) {
    readAt = performance.now();
    if (fs.existsSync(process.env.MUTANTS_SWITCH)) {
      state = JSON.parse(fs.readFileSync(process.env.MUTANTS_SWITCH, "utf8"));
    }
  }
  return state[field];
}

const mutantCoverage = { static: {}, perTest: {} };
globalThis.__stryker__ = {
  mutantCoverage,
  get activeMutant() {
    return read("activeMutant");
  },
  get currentTestId() {
    return read("currentTestId");
  },
};

let written = "";
setInterval(() => {
  const text = JSON.stringify(mutantCoverage);
  if (text === written) return;
  written = text;
  fs.writeFileSync(`${coverageFile}.part`, text);
  fs.renameSync(`${coverageFile}.part`, coverageFile);
}, WRITE_MS).unref();
