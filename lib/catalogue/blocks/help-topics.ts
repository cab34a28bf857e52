import { block } from './block'

/** All answers of the help, to be searched. */
export const helpTopicsBlock = block('helpTopics', {})
