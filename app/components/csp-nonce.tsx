import { createContext, useContext } from 'react'

/** The nonce that the content security policy of this answer allows for inline scripts; empty in the browser. */
export const NonceContext = createContext('')

export const useNonce = () => useContext(NonceContext)
