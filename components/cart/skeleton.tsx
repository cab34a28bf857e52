/** The place of the lines and the summary until they are there; nothing moves when they come. */
export function Skeleton() {
  const bar = 'rounded-sm bg-bench'
  return (
    <div
      aria-hidden
      data-skeleton
      className="grid min-h-[80vh] in-data-[cart=empty]:hidden in-[[data-seen]]:hidden content-start gap-8 xl:grid-cols-[minmax(0,1fr)_370px] xl:gap-12"
    >
      <div className="border-t border-line">
        {[0, 1].map(line => (
          <div key={line} className="flex gap-5 border-b border-line py-6">
            <div className="aspect-4/3 w-24 rounded-md bg-bench md:w-37" />
            <div className="grow space-y-3 pt-1">
              <div className={`${bar} h-5 w-3/4`} />
              <div className={`${bar} h-4 w-1/2`} />
              <div className={`${bar} h-11 w-33`} />
            </div>
          </div>
        ))}
      </div>
      <div className="h-80 rounded-lg bg-wash" />
    </div>
  )
}
