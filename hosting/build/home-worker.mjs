import { parentPort, workerData } from "node:worker_threads";

// Renders the restaurant page of one site. The module gets the data of the site from the expressions
// that `site-markers.ts` names, and the clock of the build.
const { renderer, builtAt, data } = workerData;
for (const [name, value] of Object.entries(data)) globalThis[`__resto_${name}__`] = value;
Date.now = () => builtAt;
const { prerenderHome } = await import(renderer);
parentPort.postMessage(await prerenderHome());
