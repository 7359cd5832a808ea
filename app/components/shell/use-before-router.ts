import { useEffect, useLayoutEffect } from 'react'

/**
 * An effect of the page that runs before those of the router around it, which subscribes and scrolls in layout effects. React warns about layout
 * effects on the server.
 */
export const useBeforeRouter = typeof document === 'undefined' ? useEffect : useLayoutEffect
