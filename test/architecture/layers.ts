import { importsOf } from "./imports";
import type { SourceFile } from "./source-files";

/** Folders that each layer may import besides itself: see CONTRIBUTING.md#layers. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  "src/domain": [],
  "tenant-configs": ["src/domain"],
  // From prerendered HTML to hydration: needs nothing, so that every browser layer can use it.
  "src/page-lifecycle": [],
  "src/config": ["src/domain", "tenant-configs"],
  "src/firebase": ["src/domain", "src/config", "src/page-lifecycle"],
  "src/state": ["src/domain", "src/config", "src/firebase", "src/page-lifecycle", "tenant-configs"],
  "src/i18n": ["src/domain", "src/state"],
  "src/ui": ["src/domain", "src/i18n", "src/page-lifecycle"],
  "src/admin-ui": ["src/domain", "src/i18n", "src/ui"],
  "src/data": [
    "src/domain",
    "src/page-lifecycle",
    "src/config",
    "src/firebase",
    "src/state",
    "src/ui",
  ],
  "src/features": [
    "src/domain",
    "src/page-lifecycle",
    "src/config",
    "src/state",
    "src/data",
    "src/i18n",
    "src/ui",
    "src/admin-ui",
    "src/firebase/callables",
    "src/firebase/auth",
  ],
  functions: ["src/domain", "tenant-configs"],
  // Runs outside the page and uses only the platform.
  "src/service-worker": [],
  // Inputs of the build: the page's static parts and the seed data.
  hosting: [
    "src/domain",
    "src/config",
    "src/ui/theme",
    "src/ui/emblem",
    "src/i18n",
    "src/features/security-check",
    // The build converts photographs as the callable does.
    "functions/photos/convert-photo",
    // The demo's history stores what the server would have stored.
    "functions/contact/contact-keys",
    "functions/capacity/slot-capacity",
    // The first super-administrator is invited as the server would.
    "functions/access/invitation-secret",
    "functions/runtime/for-each-in-parallel",
    "tenant-configs",
  ],
};

const SHELLS = [
  "src/domain",
  "src/page-lifecycle",
  "src/config",
  "src/firebase",
  "src/state",
  "src/i18n",
  "src/ui",
  "src/admin-ui",
  "src/data",
  "src/features",
  "tenant-configs",
];
MAY_IMPORT["src/shells"] = SHELLS;
MAY_IMPORT["src/app"] = [...SHELLS, "src/shells"];
MAY_IMPORT["src/main.tsx"] = [...SHELLS, "src/shells", "src/app"];

/** Packages a layer may use; layers not listed may use all packages, except those with an owner. */
const ONLY_PACKAGES: Record<string, RegExp> = {
  "src/domain": /^(?:zod\/mini|feiertagejs)$/,
  "tenant-configs": /^$/,
  "src/config": /^zod\/mini$/,
  functions:
    /^(?:zod\/mini|libphonenumber-js|node:.*|firebase-functions(?:\/.*)?|firebase-admin(?:\/.*)?|sharp|nodemailer|stripe|web-push)$/,
};

/** Packages that one layer owns. */
const OWNED: readonly { name: RegExp; owner: RegExp; rule: string }[] = [
  { name: /^jotai(?:\/|$)/, owner: /^src\/state\//, rule: "jotai belongs to src/state" },
  {
    name: /^firebase(?:\/|$)/,
    owner: /^src\/firebase\//,
    rule: "firebase belongs to src/firebase",
  },
  {
    name: /^firebase-admin(?:\/|$)/,
    owner: /^functions\/(?:.*-store|runtime\/admin-app)\.ts$/,
    rule: "firebase-admin belongs to functions/*-store.ts",
  },
  {
    name: /^stripe$/,
    owner: /^(?:functions\/money\/provider|hosting\/local\/payment)\//,
    rule: "stripe belongs to functions/money/provider and to its stand-in",
  },
  {
    name: /^node:/,
    owner: /^(?:hosting|functions)\//,
    rule: "node belongs to hosting and functions",
  },
];

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** A feature is a folder of `features`, or of `features/admin`. */
function featureOf(path: string): string | null {
  return /^src\/features\/(?:admin\/)?[^/]+/.exec(path)?.[0] ?? null;
}

function ownImportProblem(layer: string, path: string, target: string): string | null {
  const feature = featureOf(path);
  if (feature && featureOf(target) !== null) {
    return featureOf(target) === feature ? null : "a feature may not import another feature";
  }
  const allowed = [layer, ...(MAY_IMPORT[layer] ?? [])];
  return allowed.some((folder) => isWithin(target, folder)) ? null : `${layer} may not import it`;
}

function packageProblem(layer: string, path: string, name: string): string | null {
  const only = ONLY_PACKAGES[layer];
  if (only && !only.test(name)) return `${layer} may not use this package`;
  return OWNED.find((entry) => entry.name.test(name) && !entry.owner.test(path))?.rule ?? null;
}

/** Imports that break the layers, one line each. Tests may import anything. */
export function layerProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    if (file.path.startsWith("test/")) return [];
    const layer = Object.keys(MAY_IMPORT).find((folder) => isWithin(file.path, folder));
    if (!layer) return [`${file.path}: belongs to no layer`];
    return importsOf(file).flatMap((target) => {
      const isOwn = /^(?:src|tenant-configs|hosting|functions|test)(?:\/|$)/.test(target);
      const problem = isOwn
        ? ownImportProblem(layer, file.path, target)
        : packageProblem(layer, file.path, target);
      return problem ? [`${file.path} imports ${target}: ${problem}`] : [];
    });
  });
}
