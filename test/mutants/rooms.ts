/** A part of the product whose code is changed, and the tests that should notice. */
export interface Room {
  /** Files whose code is changed, as patterns. */
  readonly mutate: readonly string[];
  /** Test files that run, as patterns. */
  readonly tests: readonly string[];
  /** Test files of these that do not run. */
  readonly leftOut?: readonly string[];
  /** Whether the tests import the changed files. The backend runs those of the functions. */
  readonly isImported: boolean;
  /** Share of the changes that are tried unless the command says otherwise, 0 to 1. */
  readonly share: number;
}

export const ROOMS: Readonly<Record<string, Room>> = {
  domain: {
    mutate: ["src/domain/**/*.ts", "!src/domain/payment/**", "!src/domain/**/*-texts.ts"],
    tests: ["test/domain/**/*.test.ts"],
    leftOut: [
      // This one sets the time zone of its process, which the tool's threads share.
      "test/domain/hours/clock-changes.test.ts",
      // These compare times, which the changed code makes longer.
      "test/domain/menu/transfer/large-files.test.ts",
      "test/domain/reservation/seating/largest-plan.test.ts",
      "test/domain/text/text-time.test.ts",
      // These are slow, and run in the room of the payment.
      "test/domain/payment/machine/all-states.test.ts",
      "test/domain/payment/machine/random-histories.test.ts",
    ],
    isImported: true,
    share: 0.2,
  },
  payment: {
    mutate: ["src/domain/payment/**/*.ts", "!src/domain/payment/**/*.schema.ts"],
    tests: ["test/domain/payment/**/*.test.ts", "test/domain/order/steps/*.test.ts"],
    leftOut: [
      // These take seconds; the tables notice what they would.
      "test/domain/payment/machine/all-states.test.ts",
      "test/domain/payment/machine/random-histories.test.ts",
    ],
    isImported: true,
    share: 1,
  },
  money: {
    mutate: ["functions/{money,payments}/**/*.ts"],
    tests: ["test/functions/{money,payments}/**/*.test.ts"],
    isImported: false,
    share: 0.3,
  },
  functions: {
    mutate: ["functions/{orders,reservations,capacity,limits}/**/*.ts"],
    tests: ["test/functions/{orders,reservations,limits}/**/*.test.ts"],
    isImported: false,
    share: 0.15,
  },
};
