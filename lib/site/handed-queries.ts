/** What a link hands over to the page of a sign, by the names of its queries (SIGN-1, PAGE-51): such a page is the link's alone. */
export const handedQueries = ['config', 't'] as const
