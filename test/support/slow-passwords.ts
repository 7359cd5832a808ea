import { Passwords } from '#server/kernel/password.ts'

/** Returns passwords whose check waits until `happens` has finished. */
export function passwordsCheckedAfter(finished: () => Promise<unknown>): Passwords {
  class SlowPasswords extends Passwords {
    protected override async compare(hash: string, password: string): Promise<boolean> {
      const matches = await super.compare(hash, password)
      await finished()
      return matches
    }
  }
  return new SlowPasswords()
}
