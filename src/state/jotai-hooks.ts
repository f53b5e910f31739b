/** Single point through which components reach Jotai. */
export {
  Provider as StateProvider,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStore as useStateStore,
} from "jotai/react";
