import { defineConfig } from "vite";
import { siteConfig } from "./hosting/vite/site-config";

/** Builds or serves one site; `--mode <target>` selects it. */
export default defineConfig(siteConfig);
