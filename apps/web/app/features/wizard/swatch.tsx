/** A colour of hair or eyes; decoration beside its name. */
export function Swatch({ of, id }: { of: 'hair' | 'eyes'; id: string }) {
  return (
    <span
      style={{ backgroundColor: `var(--swatch-${of}-${id})` }}
      className="size-6 forced-color-adjust-none rounded-full shadow-rest ring-1 ring-veil-strong group-data-[state=checked]/choice:ring-ground/30"
    />
  )
}
