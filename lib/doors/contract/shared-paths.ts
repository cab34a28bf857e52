// Apart from the schemas: browsers carry these alone.

/** The page of a link, without its locale's prefix. */
export const sharedPath = (code: string): string => `/shared/${code}/`

/** The pictures of a link: that of its page, and the preview that other sites show with the address. */
export const sharedPictures = {
  page: { file: 'page.webp', width: 1184, height: 888 },
  card: { file: 'card.jpg', width: 1200, height: 630 },
} as const
export type SharedPictureName = keyof typeof sharedPictures

export const sharedPicturePath = (code: string, name: SharedPictureName): string =>
  `/pictures/shared/${code}/${sharedPictures[name].file}`
