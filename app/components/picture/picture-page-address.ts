// The page of each picture is below one of these paths, by its number from 1.

export const postPictures = (id: number): string => `/forum/post/${id}/picture`
export const replyPictures = (id: number): string => `/forum/reply/${id}/picture`
export const articlePictures = (id: number): string => `/articles/${id}/picture`
export const timelinePictures = '/timeline/picture'
