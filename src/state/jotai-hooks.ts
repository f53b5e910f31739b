/** The only access to Jotai for components. */
export {
  Provider as StateProvider,
  useAtom,
  useAtomValue,
  useSetAtom,
  useStore as useStateStore,
} from "jotai/react";
