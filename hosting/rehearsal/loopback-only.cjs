// Required by the deployment tool in a rehearsal: connections to other machines fail, so that
// nothing can be uploaded by mistake.
const net = require("node:net");

const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);
const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function connectToLoopback(...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  const host = typeof options === "object" ? options.host : args[1];
  const isLocal = options?.path !== undefined || host === undefined || LOOPBACK.has(host);
  if (isLocal) return connect.apply(this, args);
  process.nextTick(() => this.destroy(new Error(`A rehearsal may not connect to ${host}`)));
  return this;
};
