/** A plate that was measured but not engraved: dimension lines around nothing. */
export function NotFoundDrawing({ label = '404' }: { label?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 420 300" className="on-wall w-full rounded-md">
      <g fill="none" stroke="var(--color-ink-3)" strokeWidth="1">
        <path d="M70 44h280M70 36v16M350 36v16M44 70v150M36 70h16M36 220h16" />
      </g>
      <rect
        x="70"
        y="70"
        width="280"
        height="150"
        rx="6"
        fill="#fff"
        stroke="var(--color-edge)"
        strokeDasharray="6 5"
      />
      <g fill="var(--color-bench)" stroke="var(--color-edge)">
        <circle cx="88" cy="88" r="5" />
        <circle cx="332" cy="88" r="5" />
        <circle cx="88" cy="202" r="5" />
        <circle cx="332" cy="202" r="5" />
      </g>
      <text
        x="210"
        y="172"
        textAnchor="middle"
        fontSize="80"
        fontWeight="650"
        fill="var(--color-line)"
        letterSpacing="-2"
      >
        {label}
      </text>
      <path d="M70 256h280" stroke="var(--color-ink-3)" />
      <path
        d="M70 256v-8M98 256v-5M126 256v-5M154 256v-5M182 256v-5M210 256v-8M238 256v-5M266 256v-5M294 256v-5M322 256v-5M350 256v-8"
        stroke="var(--color-ink-3)"
      />
    </svg>
  )
}
