import { startTransition } from 'react'

// Access to the router of the open page (docs/remix.md).

/** Returns the page that the reader is navigating to, or the current page when there is no navigation. */
export function destination(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return window.__remixRouter.state.navigation.location ?? location
}

/** Reloads the data of the page. */
export const readPageAgain = (): void => window.__remixRouter.revalidate()

/**
 * Calls `onEnd` with the result of the action, if it returned one, whenever a submission of a form with this `act` has ended and the page stays open.
 * React may render neither the submission nor its end by itself, so a component cannot learn it from its own state (docs/remix.md). Returns a function
 * that stops it.
 */
export function onSubmissionEnd(act: string, onEnd: (result: unknown) => void): () => void {
  let isSent = false
  return window.__remixRouter.subscribe(({ navigation, actionData }) => {
    if (navigation.state !== 'idle') isSent = navigation.formData?.get('act') === act
    else if (isSent) {
      isSent = false
      onEnd(Object.values(actionData ?? {})[0])
    }
  })
}

/**
 * Makes the router notify later subscribers only of states that differ. When it learns the routes of the page's links, it notifies them of the same
 * state, and React would render the whole page again. The changes are transitions, which RemixBrowser does not make of them: an urgent one would make
 * React render anew what it has not hydrated yet, without what was typed there. Returns a function that undoes this.
 */
export function notifyOfChangesOnly(): () => void {
  const router = window.__remixRouter
  const subscribe = router.subscribe.bind(router)
  router.subscribe = listener => {
    let known = router.state
    return subscribe((state, details) => {
      const isChanged = Object.entries(state).some(([name, value]) => value !== Reflect.get(known, name))
      known = state
      if (isChanged || details.deletedFetchers.length > 0) startTransition(() => listener(state, details))
    })
  }
  return () => {
    router.subscribe = subscribe
  }
}
