const path = require("node:path");
const { pathToFileURL } = require("node:url");

/** Imports a TypeScript module as if Node.js had been started with it. */
module.exports = async function runModule(file) {
  process.argv.splice(1, 2, file);
  try {
    // Registers the loader for TypeScript.
    await import("tsx");
    await import(pathToFileURL(file).href);
  } catch (error) {
    const reporter = pathToFileURL(path.join(__dirname, "report-error.ts")).href;
    const { reportError } = await import(reporter);
    reportError(error);
    process.exit(1);
  }
};
