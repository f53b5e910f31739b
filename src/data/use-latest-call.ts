import { useCallback, useEffect, useRef } from "react";

/**
 * Tells whether an answer is still wanted. The returned function starts a call and returns a question:
 * whether no later call has started and the component is still mounted.
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
