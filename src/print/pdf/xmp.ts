// The metadata of a print file as XMP, saying the same as its information dictionary.

export interface Metadata {
  readonly title: string
  readonly author: string | null
  /** When the wrap was made; part of the input, so that the same wrap gives the same bytes. */
  readonly date: Date
}

export const producer = 'Dustjacket'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const isoDate = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z')

export const xmpPacket = ({ title, author, date }: Metadata): string => {
  const creator =
    author === null ? '' : `\n   <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
   <dc:format>application/pdf</dc:format>
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>${creator}
   <xmp:CreateDate>${isoDate(date)}</xmp:CreateDate>
   <xmp:ModifyDate>${isoDate(date)}</xmp:ModifyDate>
   <xmp:MetadataDate>${isoDate(date)}</xmp:MetadataDate>
   <xmp:CreatorTool>${producer}</xmp:CreatorTool>
   <pdf:Producer>${producer}</pdf:Producer>
   <pdf:Trapped>False</pdf:Trapped>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}
