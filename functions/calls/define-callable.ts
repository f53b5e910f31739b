import {
  type CallableFunction,
  type CallableRequest,
  HttpsError,
  onCall,
} from "firebase-functions/https";
import { error, warn } from "firebase-functions/logger";
import type { OrderRefusal } from "@/domain/order/placing/place-order";
import { refusalSchema } from "@/domain/result/refusal.schema";
import type { Result } from "@/domain/result/result";
import { isSameGrants } from "@/domain/staff/change-staff";
import { readStaff } from "../access/grants-store";
import { transact } from "../runtime/admin-app";
import { CALLABLE_OPTIONS } from "../runtime/callable-options";
import { functionsBuild } from "../runtime/functions-build";
import { refusalToHttpsError } from "../runtime/refusal-to-https-error";
import { requestIdOf } from "../runtime/request-id";
import { serverNow } from "../runtime/server-now";
import { checkAccess } from "./frame/check-access";
import type { Access, Call, CallChecks, Definition, Transact } from "./frame/definition";
import { checkSize, isLarge, readInput } from "./frame/read-input";
import { refuse } from "./frame/refuse";
import { hideSentData } from "./frame/sent-data";
import { countCall, countCostlyCall, rememberStaff } from "./limits/limit-calls";
import { logRefusal } from "./log-refusal";

/** gRPC codes of a busy or unreachable Firestore: DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE. */
const BUSY_CODES: ReadonlySet<unknown> = new Set([4, 10, 14]);

/**
 * A call that takes longer makes a guest or a cook wonder whether it works. The start of an
 * instance does not count.
 */
const SLOW_MS = 2000;

/** Every callable as it was defined, in the order of the modules. */
export const definitions: CallChecks[] = [];

/**
 * Defines a callable. The frame checks, in this order: the size, the caller's limits, for a large body
 * whether the caller is staff, the input, App Check, the sign-in, the role, how recent the sign-in is,
 * and the limit of costly calls (docs/rules.md#calls). After them, the use case runs, which takes locks
 * and reads the database.
 *
 * A refusal becomes an error with its reason and is logged. An unexpected fault becomes `internal`
 * without details and is logged under a request id. A busy database becomes `unavailable`, so that the
 * caller retries with the same id.
 */
export function defineCallable<Input, Who extends Access, Answer>(
  definition: Definition<Input, Who>,
  useCase: (call: Call<Input, Who>) => Promise<Result<Answer, OrderRefusal>>,
): CallableFunction<unknown, Promise<Answer>> {
  const { name, maxBytes, options } = definition;
  definitions.push(definition);
  const callable = onCall({ ...CALLABLE_OPTIONS, ...options }, async (request) => {
    const startedAt = Date.now();
    try {
      checkSize(request, maxBytes);
      const uncount = countCall(request, definition);
      const result = await checkAndRun(definition, request, useCase).catch((fault: unknown) => {
        if (isBusy(fault)) uncount();
        throw fault;
      });
      if (!result.ok) throw refusalToHttpsError(result.error);
      uncount();
      return result.value;
    } catch (fault) {
      throw fault instanceof HttpsError
        ? logged(name, fault, request)
        : faultOf(name, fault, request);
    } finally {
      logSlow(name, Date.now() - startedAt, request);
    }
  });
  return hideSentData(callable);
}

async function checkAndRun<Input, Who extends Access, Answer>(
  definition: Definition<Input, Who>,
  request: CallableRequest,
  useCase: (call: Call<Input, Who>) => Promise<Result<Answer, OrderRefusal>>,
): Promise<Result<Answer, OrderRefusal>> {
  if (isLarge(request) && !(await readStaff(request))) {
    return refuse(request.auth ? "NOT_ALLOWED" : "NOT_SIGNED_IN");
  }
  const input = readInput(definition.schema, request);
  try {
    return await checkRoleAndRun(definition, input, request, useCase);
  } catch (fault) {
    if (!(fault instanceof GrantsChanged)) throw fault;
  }
  return checkRoleAndRun({ ...definition, decidesInTransaction: false }, input, request, useCase);
}

/** Remembered grants have changed: the call starts again with the current ones. */
class GrantsChanged extends Error {}

async function checkRoleAndRun<Input, Who extends Access, Answer>(
  definition: Definition<Input, Who>,
  input: Input,
  request: CallableRequest,
  useCase: (call: Call<Input, Who>) => Promise<Result<Answer, OrderRefusal>>,
): Promise<Result<Answer, OrderRefusal>> {
  const { caller, staff, isRecalled } = await checkAccess(definition, input, request);
  if (staff && caller) rememberStaff(caller.uid);
  if (definition.isCostly && caller) countCostlyCall(definition, caller.uid);
  const transactAsStaff: Transact = (lockKey, work) =>
    transact(lockKey, async (transaction) => {
      const [grants, result] = await Promise.all([
        readStaff(request, transaction),
        work(transaction),
      ]);
      const isSame = staff && isSameGrants(grants, staff) && grants?.super === staff.super;
      if (isSame) return result;
      if (isRecalled) throw new GrantsChanged();
      return refuse("NOT_ALLOWED");
    });
  const call = { input, caller, staff, now: await serverNow(), request, transact: transactAsStaff };
  // The access of the definition decides which of these are null.
  return useCase(call as Call<Input, Who>);
}

function logged(callable: string, fault: HttpsError, request: CallableRequest): HttpsError {
  const refusal = refusalSchema.safeParse(fault.details);
  if (refusal.success) logRefusal(callable, refusal.data, request);
  return fault;
}

/** The name of the service does not tell which of its calls is slow. */
function logSlow(callable: string, ms: number, request: CallableRequest): void {
  if (ms <= SLOW_MS) return;
  warn("slow call", { callable, ms, build: functionsBuild(), request_id: requestIdOf(request) });
}

function faultOf(callable: string, fault: unknown, request: CallableRequest): HttpsError {
  const context = { callable, build: functionsBuild(), request_id: requestIdOf(request) };
  if (isBusy(fault)) {
    warn("database busy", fault, context);
    return new HttpsError("unavailable", "UNAVAILABLE");
  }
  error("unexpected fault", fault, context);
  return new HttpsError("internal", "INTERNAL");
}

function isBusy(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && BUSY_CODES.has(fault.code);
}
