/** Returns true for the address of a picture on this site or on https elsewhere. */
export const canShowPicture = (address: string): boolean => /^(https:\/\/|\/uploads\/)\S+$/i.test(address)
