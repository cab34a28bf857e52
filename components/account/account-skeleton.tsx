/** The placeholder of the account until its owner is known. */
export function AccountSkeleton() {
  const bar = 'rounded-sm bg-bench'
  return (
    <div aria-hidden data-skeleton className="min-h-[60vh] max-w-220 space-y-4">
      <div className={`${bar} h-10 w-64`} />
      <div className={`${bar} h-24`} />
      <div className={`${bar} h-24`} />
    </div>
  )
}
