import { createStore } from "jotai/vanilla";

/**
 * The only Jotai store of the page. The security check and the preloading of restaurant and menu
 * use it before React has loaded; the app provides the same store to its components.
 */
export const appStore = createStore();
