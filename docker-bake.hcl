# Both images for both processors: `docker buildx bake`, after `docker buildx create --use`; with --push they go to REGISTRY.

variable "REGISTRY" {
  default = ""
}

variable "TAG" {
  default = "latest"
}

group "default" {
  targets = ["web", "mock-api"]
}

target "image" {
  name = image
  matrix = {
    image = ["web", "mock-api"]
  }
  target    = image
  tags      = ["${REGISTRY}moonlit-${image}:${TAG}"]
  platforms = ["linux/amd64", "linux/arm64"]
}
