import { member } from '../rpc/procedures.ts'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { byId } from '../kernel/primitives.schema.ts'
import { fullVersion, versionList, versionOf } from './history.schema.ts'
import { listVersions, readVersion, type Versioned } from './read-history.ts'

/** Procedures for the versions of a text and their authors; `versioned` refuses viewers who may not read them. */
export const historyProcedures = (versioned: (ctx: ProcedureContext, id: number) => Promise<Versioned>) => ({
  versions: member
    .input(byId)
    .output(versionList)
    .query(async ({ ctx, input: { id } }) => listVersions(ctx, await versioned(ctx, id))),

  /** One version, with its changes from the previous one. */
  version: member
    .meta({ asSent: true })
    .input(versionOf)
    .output(fullVersion)
    .query(async ({ ctx, input: { id, version } }) => readVersion(ctx, await versioned(ctx, id), version)),
})
