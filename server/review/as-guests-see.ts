import { tracked } from '@trpc/server'
import { guest, type Viewer } from '../kernel/viewer.ts'
import type { Arrival } from './follow-shown.ts'

/** What arrives on live pages, each as guests see it, under the mark from which a page that was away goes on. */
export async function* asGuestsSee<Text, Card>(
  arrivals: AsyncIterable<Arrival<Text>>,
  view: (viewer: Viewer, text: Text, liked: ReadonlySet<number>) => Card,
) {
  for await (const { mark, text } of arrivals) yield tracked(mark, view(guest, text, new Set()))
}
