/** Reads a value at most once per key, also while the first read is still running. */
export function readOnce<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const readings = new Map<string, Promise<T>>();
  return (key) => {
    const reading = readings.get(key) ?? read(key);
    readings.set(key, reading);
    return reading;
  };
}
