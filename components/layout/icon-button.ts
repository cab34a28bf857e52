/** A link or a panel of the header's bar. */
export const iconButton =
  'relative flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-md px-1.5 text-sm font-medium hover:bg-wash pointer-coarse:min-h-11 pointer-coarse:min-w-11'
