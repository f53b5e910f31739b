// Put before the bundled functions of a bench: writes what they read and write, one JSON line for each
// answer of the database.
const { appendFileSync } = require("node:fs");
const { Firestore } = require("firebase-admin/firestore");

const note = (line) => appendFileSync("__LOG__", `${JSON.stringify(line)}\n`);
/** The clock of the local backend costs nothing in production. */
const isClock = (name) => name?.endsWith("/limits/_clock");

const { request, requestStream } = Firestore.prototype;

Firestore.prototype.request = function (method, body, ...rest) {
  if (method === "commit") note({ writes: body.writes?.length ?? 0 });
  return request.call(this, method, body, ...rest);
};

Firestore.prototype.requestStream = async function (method, ...rest) {
  const stream = await requestStream.call(this, method, ...rest);
  const { emit } = stream;
  let documents = 0;
  stream.emit = function (event, data, ...others) {
    if (event === "data") {
      const name = data.found?.name ?? data.missing ?? data.document?.name;
      if (name) documents += 1;
      if (name && !isClock(name)) note({ reads: 1, name });
    }
    // A query without a result costs one read, a count one for each thousand.
    if (event === "end" && method.startsWith("run") && documents === 0) note({ reads: 1, method });
    return emit.call(this, event, data, ...others);
  };
  return stream;
};
