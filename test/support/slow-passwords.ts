import { Passwords } from '#server/kernel/password.ts'

/** Returns passwords whose check waits until `happens` has finished. */
export function checkedWhile(happens: () => Promise<unknown>): Passwords {
  class Slow extends Passwords {
    protected override async compare(kept: string, password: string): Promise<boolean> {
      const fits = await super.compare(kept, password)
      await happens()
      return fits
    }
  }
  return new Slow()
}
