// Package main sends a form as the standard library of Go writes it.
package main

import (
	"bytes"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

func main() {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for _, pair := range os.Args[2:] {
		name, value, _ := strings.Cut(pair, "=")
		if strings.HasPrefix(value, "@") {
			path := value[1:]
			part, _ := form.CreateFormFile(name, filepath.Base(path))
			file, _ := os.Open(path)
			io.Copy(part, file)
		} else {
			form.WriteField(name, value)
		}
	}
	form.Close()
	http.Post(os.Args[1], form.FormDataContentType(), &body)
	fmt.Println(strings.Replace(runtime.Version(), "go", "Go ", 1), "mime/multipart")
}
