/**
 * A setting that cannot be used. The start prints this sentence and ends with exit code 1. The class stands outside `env.ts`, because the thread of the
 * embedded database throws it and need not load the schemas of all settings.
 */
export class WrongSetting extends Error {}
