/// <reference types="vite/client" />

/** Ports of the local backend, and how the local App Check provider identifies itself. */
interface LocalBackend {
  readonly projectId: string;
  readonly appId: string;
  readonly apiKey: string;
  readonly authPort: number;
  readonly firestorePort: number;
  readonly functionsPort: number;
  readonly storagePort: number;
  readonly storageBucket: string;
  readonly push: PushService;
  readonly appCheckDebugToken: string;
}

/** Settings for push messages. */
interface PushService {
  /** Public VAPID key, base64url; empty without push. */
  readonly publicKey: string;
  /** Address of the local push service, for browsers that reach none; null in what is deployed. */
  readonly standInAddress: string | null;
}

/** Public web configuration of the real Firebase project. */
interface HostedBackend {
  readonly projectId: string;
  readonly appId: string;
  readonly apiKey: string;
  readonly recaptchaSiteKey: string;
  /** Name of the Cloud Storage bucket with the photographs. */
  readonly storageBucket: string;
  /** Public VAPID key, base64url; empty without push. */
  readonly pushPublicKey: string;
  /** Pages call their own site, or the functions at their own address. */
  readonly callAddress: "site" | "functions";
  /** Instances of `guestApi` that are kept ready. */
  readonly warmGuestInstances: number;
}

/** Key of the active tenant, fixed when the bundle is built; null in a build without a key. */
declare const __RESTO_KEY__: string | null;

/** `menuDigest` of the menu in the bundle; null in a build without one. */
declare const __MENU_DIGEST__: string | null;

/** Set in development, previews and tests; null in every bundle that is deployed. */
declare const __LOCAL_BACKEND__: LocalBackend | null;

declare const __HOSTED_BACKEND__: HostedBackend;

/** Apart from the backends, whose values stand in the scripts that every page loads. */
declare const __PUSH__: PushService;

/** Addresses of this build's photographs: see `PhotoPlaces` in src/domain/photo/photo-sources.ts. */
declare const __PHOTO_PLACES__: {
  readonly bucket: string;
  readonly files: Readonly<Record<string, string>>;
};

/** Folder of the drawings on the site, without a trailing slash; its name contains their hash. */
declare const __DRAWINGS__: string;

/** The restaurant's emblem, from the texts of its configuration: `Emblem`, and its path in a 48 × 48 box. */
declare const __EMBLEM__: {
  readonly motif: string;
  readonly path: string;
  /** Address of the restaurant's own logo. */
  readonly logo?: string;
};
