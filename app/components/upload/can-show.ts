/** Whether this is the address of a picture: on this site, or safely elsewhere. */
export const canShow = (address: string): boolean => /^(https:\/\/|\/uploads\/)\S+$/i.test(address)
