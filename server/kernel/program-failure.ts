/** The failure of a program that the site runs (PostgreSQL's, the browser that prints), as one sentence for the operator. */
export class ProgramFailure extends Error {}

/** The program is not installed on this machine. */
export class ProgramMissing extends ProgramFailure {}
