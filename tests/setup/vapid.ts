/** The key pair that identifies the tests to push services; it gives access to nothing. */
export const vapidKeys = {
  VAPID_PUBLIC_KEY: "BF6V8hv022IPJx4ytuAFiBd7Jmy0Hf_8VYJYiaDQZlgOmvW-7Iw03wPYWvMHrE5CbVeoYUf75vdibfPadhQVmpo",
  VAPID_PRIVATE_KEY: "Hr0IY_BKcrFdNoMlI_NWres4IT4QQ44uIPA3x6k6TuE",
};
