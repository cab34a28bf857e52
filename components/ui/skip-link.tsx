interface SkipLinkProps {
  /** The id of the target, with its `#`. */
  href: string
  label: string
}

/** A link past the repeated parts, for keyboard users: visible while it has the focus. */
export function SkipLink({ href, label }: SkipLinkProps) {
  return (
    <a
      href={href}
      className="pointer-events-none absolute top-1 left-1 z-50 rounded-md bg-ink px-4 py-2.5 font-semibold text-white opacity-0 focus:pointer-events-auto focus:opacity-100"
    >
      {label}
    </a>
  )
}
