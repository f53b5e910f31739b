import { type BucketLimit, createTokenBuckets, type TokenBuckets } from "./token-bucket";

/** Most keys that one kind of limit remembers. */
export const MAX_KEYS = 5000;

interface CallLimits {
  readonly calls: BucketLimit;
  /**
   * Calls with an account that end in a refusal. They cost as many reads as others and wait in the
   * same queue, and an honest caller makes few.
   */
  readonly refused: BucketLimit;
}

/** Limits of a group of callers. */
interface GroupLimits {
  /** Of an account, and of an App Check token. */
  readonly one: CallLimits;
  readonly address: CallLimits;
}

/** Callers without a verified address, each instance for itself. */
const GUESTS: GroupLimits = {
  // A guest who fills in the checkout makes about one call in three seconds.
  one: { calls: { burst: 30, perSecond: 1 }, refused: { burst: 15, perSecond: 0.1 } },
  // An office, a mobile network or a school shares one address.
  address: { calls: { burst: 120, perSecond: 4 }, refused: { burst: 120, perSecond: 0.5 } },
};

/** Callers with a verified address. */
const VERIFIED: GroupLimits = {
  // Several devices of a kitchen share one account. A cook taps at most once a second.
  one: { calls: { burst: 240, perSecond: 4 }, refused: { burst: 60, perSecond: 0.5 } },
  address: { calls: { burst: 600, perSecond: 20 }, refused: { burst: 240, perSecond: 2 } },
};

/** Part of an account's limits that others at its address cannot use up. */
const OWN_SHARE = 1 / 3;

/**
 * Limits of the /64 network or address, and of the /48 network around it, as multiples of those of an
 * address. Calls within accounts' own shares count only for `all`.
 */
const NETWORKS = [
  { shared: 1, all: 4 },
  { shared: 8, all: 16 },
] as const;

/** Buckets for one kind of calls. */
export interface CallBuckets {
  readonly account: TokenBuckets;
  readonly token: TokenBuckets;
  readonly ownShare: TokenBuckets;
  /** In the order of `callerNetworks`. */
  readonly networks: readonly { readonly shared: TokenBuckets; readonly all: TokenBuckets }[];
}

/** Neither group can use up the limits of another at the same address. */
export const groups = {
  /** Guests with an App Check token. */
  attested: groupOf(GUESTS),
  /** All others: also scripts. */
  guests: groupOf(GUESTS),
  /** Accounts with a verified address: also kitchens. */
  verified: groupOf(VERIFIED),
};

function groupOf({ one, address }: GroupLimits) {
  const bucketsOf = (kind: keyof CallLimits): CallBuckets => ({
    account: times(one[kind], 1),
    token: times(one[kind], 1),
    ownShare: times(one[kind], OWN_SHARE),
    networks: NETWORKS.map(({ shared, all }) => ({
      shared: times(address[kind], shared),
      all: times(address[kind], all),
    })),
  });
  return { calls: bucketsOf("calls"), refused: bucketsOf("refused") };
}

function times({ burst, perSecond }: BucketLimit, factor: number): TokenBuckets {
  return createTokenBuckets({ burst: burst * factor, perSecond: perSecond * factor }, MAX_KEYS);
}
