import { defineConfig } from "vite";
import { siteConfig } from "./hosting/vite/site-config";

/** Development server of one site; `--mode <target>` selects it. */
export default defineConfig((env) => siteConfig(env));
