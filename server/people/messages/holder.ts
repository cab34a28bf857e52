/** Who holds the files of a message. */
export const messageHolder = (id: number): string => `message:${id}`
