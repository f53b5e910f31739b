import fc from "fast-check";
import { SEED } from "../seeded-random";

// Some tests expect that certain cases occur among the generated ones, which must not be left to chance.
fc.configureGlobal({ seed: SEED });
