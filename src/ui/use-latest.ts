import { type RefObject, useEffect, useRef } from "react";

/** A ref to the value of the last committed render, for code that runs after an `await`. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  }, [value]);
  return ref;
}
