/** The form by which a photo is uploaded. @param fields beside the file, such as its alternative text */
export function uploadForm(
  bytes: Uint8Array,
  name = "bread.jpg",
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}
