/** Single point through which components reach Jotai. */
export { Provider as StateProvider, useAtom, useAtomValue, useSetAtom } from "jotai/react";
