import { useTranslations } from 'next-intl'

/** The shop's mark and name, by its texts. */
export function Logo() {
  return <NamedLogo name={useTranslations('site')('title')} />
}

/** The mark is a plate with the ruler's teeth. */
export function NamedLogo({ name }: { name: string | undefined }) {
  return (
    <span className="flex items-center gap-2.5 text-base font-[650] tracking-[-0.02em] whitespace-nowrap [font-stretch:112%] lg:text-lg">
      <svg aria-hidden viewBox="0 0 24 24" width="24" height="24">
        <rect x="1" y="1" width="22" height="22" rx="3" fill="var(--action)" />
        <path
          d="M5 15.5h14M5 15.5v-3M8.5 15.5v-2M12 15.5V11M15.5 15.5v-2M19 15.5v-3"
          stroke="#fff"
          strokeWidth="1.5"
          fill="none"
        />
      </svg>
      <span className="logo-name">{name}</span>
    </span>
  )
}
