import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that registers a new call. That function returns a check, which is true while no
 * later call has been registered and the component is mounted. Ignore an answer whose check is false.
 */
export function useLatestCall(): () => () => boolean {
  const latest = useRef(0);
  useEffect(() => {
    const calls = latest;
    return () => {
      calls.current += 1;
    };
  }, []);
  return useCallback(() => {
    latest.current += 1;
    const thisCall = latest.current;
    return () => thisCall === latest.current;
  }, []);
}
