// Serves one function of a bundle as a new instance does: `node serve-function.mjs <bundle> <function>`.
// Prints its port when it listens.
import { createRequire } from "node:module";

const [, , bundle, name] = process.argv;
const load = createRequire(bundle);
const functions = load(bundle);
const express = load("express");

const app = express();
const keepRaw = (request, _response, body) => {
  request.rawBody = body;
};
app.use(express.json({ type: () => true, verify: keepRaw }));
app.use(async (request, response) => {
  const served = functions[name];
  if (request.method === "POST") return served(request, response);
  // Other functions run for an event, here for one about nothing.
  await served.run({ params: { id: "none" } });
  response.end();
});
const server = app.listen(0, "127.0.0.1", () => console.log(`port ${server.address().port}`));
